-- Films in an open format, and lessons as pages.
alter table resources drop constraint resources_format_check;
alter table resources add constraint resources_format_check check (format in ('pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png',
  'gif', 'mp4', 'avi', 'mov', 'webm', 'ppt', 'pptx', 'svg', 'csv', 'html', 'chart'));
