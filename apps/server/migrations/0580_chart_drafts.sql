-- A chart and the resource that came of it are one piece of work of its author, whatever number of tabs is open.
create unique index drafts_chart_resource_key on drafts (resource_id, owner_id) where kind = 'chart';
